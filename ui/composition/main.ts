import { browserPorts } from "./browser-ports.ts";
import { readConfiguration } from "./configuration.ts";
import { portalContainer } from "./container.ts";
import { start } from "./start.tsx";

const element = document.getElementById("root");
if (element) {
  const configuration = readConfiguration(document);
  void start(element, portalContainer(configuration, browserPorts(configuration)));
}
