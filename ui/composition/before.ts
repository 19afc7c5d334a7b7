// What a page brings along in itself, and runs before the portal's code comes. The guard first: it hears
// what fails in the rest.
import "./guard.ts";
import "./head-start.ts";
