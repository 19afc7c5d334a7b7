import type { PortalConfiguration } from "../../adapters/contract/portal-configuration.ts";
import { endedKey } from "../../application/shell/session-keys.ts";
import { showLoggedOut } from "../boot/logged-out.ts";
import { dress } from "./dress.ts";
import { configurationOf } from "./fetched-configuration.ts";

// The page where a sign-out ends. SIGN-05, SIGN-06
const { told, isFetched } = await configurationOf(document);
const { body } = told as PortalConfiguration;
if (isFetched) dress(document, body);
const root = document.getElementById("root");
if (root) showLoggedOut(root, sessionStorage.getItem(endedKey), body);
