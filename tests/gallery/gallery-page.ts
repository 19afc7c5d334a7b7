import type { Picture } from "./pictures.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const style = `
  body { margin: 2rem; font: 1rem/1.4 sans-serif; }
  input, select { font: inherit; padding: 0.5rem; }
  form { position: sticky; inset-block-start: 0; display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; padding-block: 0.75rem; background: Canvas; }
  nav { columns: 16rem; }
  section { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start; }
  section:not(:has(figure:not([hidden]))) { display: none; }
  h2 { inline-size: 100%; margin-block-end: 0; }
  figure { margin: 0; }
  img { display: block; inline-size: 20rem; max-block-size: 40rem; object-fit: cover; object-position: top; border: 1px solid #999; }
  .narrow img { inline-size: 10rem; }
`;

const script = `
  const form = document.querySelector("form");
  const figures = [...document.querySelectorAll("figure")];
  const show = () => {
    const words = [...form.querySelectorAll("input, select")].flatMap(({ value }) => value.toLowerCase().split(/\\s+/));
    for (const figure of figures) figure.hidden = !words.every((word) => figure.dataset.words.includes(word));
    form.querySelector("output").textContent = figures.filter(({ hidden }) => !hidden).length + " of " + figures.length + " pictures";
  };
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => event.preventDefault());
  show();
`;

const figure = ({ file, person, area, title, width, theme }: Picture): string => {
  const caption = escaped(`${person}, ${title}, ${width} px, ${theme}`);
  return `<figure class="${width < 500 ? "narrow" : "wide"}" data-words="${escaped(area).toLowerCase()} ${caption.toLowerCase()}">
    <a href="gallery/${file}"><img src="gallery/${file}" alt="${caption}" loading="lazy"></a>
    <figcaption>${caption}</figcaption>
  </figure>`;
};

const select = (label: string, options: readonly string[]): string =>
  `<label>${label}<br><select><option value="">All</option>${options.map((option) => `<option>${escaped(option)}</option>`).join("")}</select></label>`;

const distinct = (words: readonly string[]): readonly string[] => [...new Set(words)].toSorted();

/** One page with all pictures by area, with a search and filters by person, width and theme. */
export const galleryPage = (pictures: readonly Picture[]): string => {
  const areas = distinct(pictures.map(({ area }) => area));
  const sections = areas.map((area) => {
    const own = pictures.filter((picture) => picture.area === area);
    own.sort((one, other) => one.file.localeCompare(other.file));
    return `<section id="${escaped(area)}"><h2>${escaped(area)}</h2>\n${own.map(figure).join("\n")}</section>`;
  });
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>Gallery of the portal</title><style>${style}</style></head>
<body>
<h1>Gallery of the portal</h1>
<nav>${areas.map((area) => `<a href="#${encodeURIComponent(area)}">${escaped(area)}</a><br>`).join("")}</nav>
<form>
<label>Search<br><input type="search" autofocus></label>
${select("Person", distinct(pictures.map(({ person }) => person)))}
${select("Width", ["1280 px", "390 px"])}
${select("Theme", ["light", "dark"])}
<output></output>
</form>
<main>${sections.join("\n")}</main>
<script>${script}</script>
</body>
</html>
`;
};
