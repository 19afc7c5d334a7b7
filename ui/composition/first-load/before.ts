// Inline script of every page; runs before the portal's code loads. The guard comes first, to catch errors in the rest.
import "./guard.ts";
import "./head-start.ts";
