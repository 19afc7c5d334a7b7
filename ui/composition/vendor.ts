// The entry of a chunk that stays in a browser's cache over deployments: packages that change seldom. Nothing imports it.
export { makeAutoObservable } from "mobx";
export { observer } from "mobx-react-lite";
export { createElement } from "react";
export { createRoot } from "react-dom/client";
