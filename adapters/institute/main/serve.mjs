// Entry point of service units and containers. Plain JavaScript, so an outdated Node fails with a clear message.
import "./needed-node.mjs";

await import("./main.ts");
