import type { PortalOrganisation } from "./organisation.ts";

const themed = ({ light, dark }: { readonly light: string; readonly dark: string }): string =>
  `light-dark(${light}, ${dark})`;

/** The style by which a page takes on the body's own colours, mark and seal; empty where they are the shipped ones. */
export const organisationStyle = ({ colours: { accent, ink } = {}, mark, seal = mark }: PortalOrganisation): string => {
  const properties = {
    "--accent": accent && themed(accent),
    // Away from the paper, so that it is told apart the better.
    "--accent-strong": accent && "color-mix(in srgb, var(--accent) 75%, light-dark(#000, #fff))",
    "--ink": ink && themed(ink),
    "--mark": mark && `url("${mark}")`,
    "--seal": seal && `url("${seal}")`,
  };
  const set = Object.entries(properties).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return set.length === 0 ? "" : `:root { ${set.join("; ")} }`;
};
