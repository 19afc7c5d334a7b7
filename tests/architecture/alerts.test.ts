import { collectDefaultMetrics, Registry } from "prom-client";
import { expect, test } from "vitest";
import { parse } from "yaml";

import { textOf } from "./working-tree.ts";

interface AlertRules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}

const { groups } = parse(textOf("docs/operators/alerts.rules.yaml")) as AlertRules;
const rules = groups.flatMap((group) => group.rules);

const registry = new Registry();
collectDefaultMetrics({ register: registry });
/** Made by Prometheus itself when it scrapes. */
const prometheus = ["up"];
const own = [...textOf("adapters/institute/metrics.ts").matchAll(/name: "(\w+)"/g)].map(([, name = ""]) => name);
const served = [...prometheus, ...own, ...registry.getMetricsAsArray().map(({ name }) => name)];

const metricsOf = (expression: string): readonly string[] =>
  [...expression.matchAll(/\b(\w+)\{/g)].map(([, name = ""]) => name.replace(/_(bucket|count|sum)$/, ""));

test("the alerting rules use metrics that the server has", () => {
  expect(rules.length).toBeGreaterThan(5);
  for (const { alert, expr } of rules) {
    expect(metricsOf(expr), alert).not.toEqual([]);
    expect(
      metricsOf(expr).filter((metric) => !served.includes(metric)),
      alert,
    ).toEqual([]);
  }
});

test("the monitoring page explains every alert", () => {
  const page = textOf("docs/operators/monitoring.md");
  expect(rules.map(({ alert }) => alert).filter((alert) => !page.includes(`\`${alert}\``))).toEqual([]);
});
