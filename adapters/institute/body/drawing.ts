/** A drawing in one colour, as paths within a square. */
export interface Drawing {
  readonly side: number;
  readonly paths: readonly string[];
  readonly svg: string;
}

const dot = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0z`;

const drawn = new Set(["svg", "g", "path", "circle", "title", "desc", "style"]);

/** Reads a drawing; throws an Error that says why it cannot be drawn on paper. */
export const drawingOf = (svg: string): Drawing => {
  const side = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!side || side[1] !== side[2]) throw new Error(`has to be an SVG with a square viewBox that begins at 0 0`);
  const others = [...svg.matchAll(/<([a-z][\w:-]*)/gi)].map(([, name = ""]) => name).filter((name) => !drawn.has(name));
  if (others.length > 0) throw new Error(`holds <${others[0]}>; only filled <path> and <circle> can be drawn on paper`);
  if (/\stransform=/.test(svg)) throw new Error("holds a transform, which cannot be drawn on paper: apply it to the paths");
  if (/\son\w+=|javascript:/i.test(svg)) throw new Error("holds a script");
  const paths = [
    ...[...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path),
    ...[...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map(([, x, y, r]) => dot(Number(x), Number(y), Number(r))),
  ];
  if (paths.length === 0) throw new Error("holds no <path> and no <circle>");
  return { side: Number(side[1]), paths, svg };
};
