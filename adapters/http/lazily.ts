type Methods<Port> = { readonly [Name in keyof Port]: (...given: never[]) => Promise<unknown> };

/**
 * The methods of a port whose code loads when one of them is first called. Their names are all named,
 * or it does not compile.
 */
export const lazily = <Port extends Methods<Port>, const Names extends readonly (keyof Port)[]>(
  load: () => Promise<Port>,
  names: Names & (Exclude<keyof Port, Names[number]> extends never ? unknown : never),
): Port =>
  Object.fromEntries(
    names.map((name) => [name, async (...given: never[]) => (await load())[name](...given)]),
  ) as unknown as Port;
