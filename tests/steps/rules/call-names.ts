import { contentDocuments } from "../../../domain/shell/content-documents.ts";
import { calls } from "../../contracts/support/contract-calls.ts";
import { didYouMean } from "../../cucumber/nearest.ts";

const contentOf = (path: string): readonly string[] => (path.includes("{name}") ? Object.keys(contentDocuments).map((name) => path.replace("{name}", name)) : [path]);

/** A path from each of its words on: "/validations/addresses" and "/addresses". */
const endingsOf = (path: string): readonly string[] => [...path.matchAll(/\/(?=\w)/g)].map(({ index }) => path.slice(index));

const known = [...new Set(calls.flatMap(({ path }) => contentOf(path)).flatMap(endingsOf))];

const isOf = (path: string, named: string): boolean => path.startsWith(`${named}/`) || new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(named);

/** A call as a feature names it, "/" for all of them. One that nobody makes would never fail. */
export const callCalled = (named: string): string => {
  if (named !== "/" && !known.some((path) => isOf(path, named))) throw new Error(`There is no call "${named}".${didYouMean(named, known)}`);
  return named;
};
