/** A port's methods, by its interface in application/ports. */
const methodsIn = (text: string): readonly string[] =>
  [...text.matchAll(/export interface \w+[^{]*\{([\s\S]*?)\n\}/g)].flatMap(([, body = ""]) =>
    [...body.matchAll(/^ {2}(?:readonly )?(\w+)(?:\(|: \()/gm)].map(([, name = ""]) => name),
  );

/** Methods of ports that the portal neither calls nor passes on, as "file: method". */
export const uncalledMethods = (sources: ReadonlyMap<string, string>): readonly string[] => {
  const callers = [...sources]
    .filter(
      ([file]) =>
        /^(application|ui)\/|^adapters\/http\/(api-client|content-library)\.ts$/.test(file) &&
        !file.startsWith("application/ports/"),
    )
    .map(([, text]) => text)
    .join("\n");
  const isCalled = (name: string): boolean => new RegExp(String.raw`\.${name}\b`).test(callers);
  return [...sources]
    .filter(([file]) => file.startsWith("application/ports/"))
    .flatMap(([file, text]) =>
      methodsIn(text)
        .filter((name) => !isCalled(name))
        .map((name) => `${file}: ${name}`),
    );
};

/** Calls of contracts that the portal never makes, as "file: call". */
export const unmadeCalls = (sources: ReadonlyMap<string, string>): readonly string[] => {
  const portal = [...sources]
    .filter(([file]) => /^(adapters\/(http|identity|browser)|ui)\//.test(file))
    .map(([, text]) => text)
    .join("\n");
  return [...sources]
    .filter(([file]) => file.startsWith("adapters/contract/"))
    .flatMap(([file, text]) =>
      [...text.matchAll(/^export const (\w+) = \{[\s\S]*?^\} as const satisfies Call;/gm)]
        .map(([, name = ""]) => name)
        .filter((name) => !new RegExp(String.raw`\b${name}\b`).test(portal))
        .map((name) => `${file}: ${name}`),
    );
};
