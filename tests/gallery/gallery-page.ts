import type { Picture } from "./camera.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const style = `
  body { margin: 2rem; font: 1rem/1.4 sans-serif; }
  input { font: inherit; padding: 0.5rem; inline-size: min(24rem, 100%); }
  main { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start; }
  h2 { inline-size: 100%; margin-block-end: 0; }
  figure { margin: 0; }
  img { display: block; inline-size: 20rem; max-block-size: 40rem; object-fit: cover; object-position: top; border: 1px solid #999; }
  .narrow img { inline-size: 10rem; }
  form { position: sticky; inset-block-start: 0; display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; padding-block: 0.75rem; background: Canvas; }
  select { font: inherit; padding: 0.5rem; }
  nav { columns: 16rem; }
`;

const script = `
  const form = document.querySelector("form");
  const show = () => {
    const [search, ...chosen] = [...form.querySelectorAll("input, select")].map(({ value }) => value.toLowerCase());
    const words = [...search.split(/\\s+/), ...chosen];
    const figures = [...document.querySelectorAll("figure")];
    for (const figure of figures) figure.hidden = !words.every((word) => figure.dataset.words.includes(word));
    form.querySelector("output").textContent = figures.filter(({ hidden }) => !hidden).length + " of " + figures.length + " pictures";
    for (const heading of document.querySelectorAll("h2")) {
      let next = heading.nextElementSibling;
      while (next && next.tagName === "FIGURE" && next.hidden) next = next.nextElementSibling;
      heading.hidden = !next || next.tagName !== "FIGURE";
    }
  };
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  show();
`;

const drawn = ({ file, person, area, title, width, theme }: Picture): string => {
  const words = `${person}, ${title}, ${String(width)} px, ${theme}`;
  return `<figure class="${width < 500 ? "narrow" : "wide"}" data-words="${escaped(`${words} ${area}`.toLowerCase())}">
    <a href="gallery/${file}"><img src="gallery/${file}" alt="${escaped(words)}" loading="lazy"></a>
    <figcaption>${escaped(words)}</figcaption>
  </figure>`;
};

const choice = (label: string, words: readonly string[]): string =>
  `<label>${label}<br><select><option value="">All</option>${words.map((word) => `<option>${escaped(word)}</option>`).join("")}</select></label>`;

const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)].toSorted();

/** One page with all pictures by area, with a search and filters by person, width and theme. */
export const galleryPage = (pictures: readonly Picture[]): string => {
  const areas = distinct(pictures.map(({ area }) => area));
  const parts = areas.map((area) => {
    const own = pictures
      .filter((picture) => picture.area === area)
      .toSorted((one, other) => one.file.localeCompare(other.file));
    return `<h2 id="${escaped(area)}">${escaped(area)}</h2>\n${own.map(drawn).join("\n")}`;
  });
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>Gallery of the portal</title><style>${style}</style></head>
<body>
<h1>Gallery of the portal</h1>
<nav>${areas.map((area) => `<a href="#${encodeURIComponent(area)}">${escaped(area)}</a><br>`).join("")}</nav>
<form>
<label>Search<br><input type="search" autofocus></label>
${choice("Person", distinct(pictures.map(({ person }) => person)))}
${choice("Width", ["1280 px", "390 px"])}
${choice("Theme", ["light", "dark"])}
<output></output>
</form>
<main>${parts.join("\n")}</main>
<script>${script}</script>
</body>
</html>
`;
};
