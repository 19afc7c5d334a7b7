import { readConfiguration } from "./configuration.ts";
import { start } from "./start.tsx";

const element = document.getElementById("root");
if (element) void start(element, readConfiguration(document));
