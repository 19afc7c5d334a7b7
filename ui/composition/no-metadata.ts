// Stands in for reflect-metadata in the browser: only Inversify's decorators read what it stores, and
// the portal binds without decorators.
export {};
