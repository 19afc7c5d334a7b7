import type { PortalOrganisation } from "./organisation.ts";

const themed = ({ light, dark }: { readonly light: string; readonly dark: string }): string =>
  `light-dark(${light}, ${dark})`;

/** The style with the organisation's colours, mark and seal; empty for the shipped ones. */
export const organisationStyle = ({ colours: { accent, ink } = {}, mark, seal = mark }: PortalOrganisation): string => {
  const properties = {
    "--accent": accent && themed(accent),
    // Further from the page colour, for a stronger contrast.
    "--accent-strong": accent && "color-mix(in srgb, var(--accent) 75%, light-dark(#000, #fff))",
    "--ink": ink && themed(ink),
    "--mark": mark && `url("${mark}")`,
    "--seal": seal && `url("${seal}")`,
  };
  const set = Object.entries(properties).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return set.length === 0 ? "" : `:root { ${set.join("; ")} }`;
};
