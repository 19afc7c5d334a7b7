import type { Container, ServiceIdentifier } from "inversify";
import type { ComponentType } from "react";
import type { LoadPage, PageKey } from "../shell/sections.ts";

/** Pages by the route they stand at, or by what they stand in for. */
export type Pages = Readonly<Partial<Record<PageKey, LoadPage>>>;

type Needs<Props> = { readonly [Name in keyof Props]: ServiceIdentifier<Props[Name]> };

/** Makes a page of its code and of the services it names as its props: this is where they come from. */
export type MakePage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  needs: Needs<Props>,
) => LoadPage;

export const pageMaker =
  (container: Container): MakePage =>
  <Props extends object>(load: () => Promise<ComponentType<Props>>, needs: Needs<Props>) =>
  async () => {
    const Page = await load();
    const given = Object.entries(needs).map(([name, identifier]) => [
      name,
      container.get(identifier as ServiceIdentifier),
    ]);
    const props = Object.fromEntries(given) as Props;
    return () => <Page {...props} />;
  };
