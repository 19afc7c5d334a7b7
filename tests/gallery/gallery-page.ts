import type { Picture } from "./camera.ts";

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const style = `
  body { margin: 2rem; font: 1rem/1.4 sans-serif; }
  input { font: inherit; padding: 0.5rem; inline-size: min(40rem, 100%); }
  main { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: start; }
  h2 { inline-size: 100%; margin-block-end: 0; }
  figure { margin: 0; }
  img { display: block; inline-size: 20rem; max-block-size: 40rem; object-fit: cover; object-position: top; border: 1px solid #999; }
  .narrow img { inline-size: 10rem; }
`;

const script = `
  const search = document.querySelector("input");
  search.addEventListener("input", () => {
    const words = search.value.toLowerCase().split(/\\s+/);
    for (const figure of document.querySelectorAll("figure"))
      figure.hidden = !words.every((word) => figure.dataset.words.includes(word));
    for (const heading of document.querySelectorAll("h2")) {
      let next = heading.nextElementSibling;
      while (next && next.tagName === "FIGURE" && next.hidden) next = next.nextElementSibling;
      heading.hidden = !next || next.tagName !== "FIGURE";
    }
  });
`;

const drawn = ({ file, person, area, title, width, theme }: Picture): string => {
  const words = `${person}, ${title}, ${String(width)} px, ${theme}`;
  return `<figure class="${width < 500 ? "narrow" : "wide"}" data-words="${escaped(`${words} ${area}`.toLowerCase())}">
    <a href="gallery/${file}"><img src="gallery/${file}" alt="${escaped(words)}" loading="lazy"></a>
    <figcaption>${escaped(words)}</figcaption>
  </figure>`;
};

/** One page with all pictures, by area, with a search over person, title, width and theme. */
export const galleryPage = (pictures: readonly Picture[]): string => {
  const areas = [...new Set(pictures.map(({ area }) => area))].toSorted();
  const parts = areas.map((area) => {
    const own = pictures
      .filter((picture) => picture.area === area)
      .toSorted((one, other) => one.file.localeCompare(other.file));
    return `<h2>${escaped(area)}</h2>\n${own.map(drawn).join("\n")}`;
  });
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>Gallery of the portal</title><style>${style}</style></head>
<body>
<h1>Gallery of the portal</h1>
<p><label>Search: person, page, width, theme<br><input type="search" autofocus></label></p>
<main>${parts.join("\n")}</main>
<script>${script}</script>
</body>
</html>
`;
};
