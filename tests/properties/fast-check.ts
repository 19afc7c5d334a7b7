import fc from "fast-check";

// A failure is printed with its seed and path (and replay path, for commands): pass them to fc.assert to see it again.
fc.configureGlobal({ numRuns: 300 });

export { fc };
