import { distance } from "fastest-levenshtein";

import { variables } from "./variables.ts";

/** Whether Kubernetes sets the variable for a service named "guildhall" or "guildhall-...". */
const isOfService = (name: string, value = ""): boolean =>
  /_SERVICE_(HOST|PORT(_\w+)?)$|_PORT_\d+_(TCP|UDP)(_\w+)?$/.test(name) ||
  (name.endsWith("_PORT") && /^(tcp|udp):/.test(value));

/** Names that are probably misspelt variables: a misspelt GUILDHALL_ENV would start a trial instead of production. */
export const misspeltVariables = (environment: Readonly<Record<string, string | undefined>>): readonly string[] => {
  const known = Object.keys(variables.shape);
  return Object.entries(environment)
    .filter(([name, value]) => name.length >= 8 && !known.includes(name) && !isOfService(name, value))
    .flatMap(([name]) => {
      const suggestion = known.find((other) => other.length >= 8 && distance(name.toUpperCase(), other) <= 2);
      if (suggestion !== undefined) return [`There is no setting ${name}. Did you mean ${suggestion}?`];
      return name.startsWith("GUILDHALL_") ? [`There is no setting ${name}.`] : [];
    });
};
