import { endedKey } from "../../application/shell/session-keys.ts";
import { showLoggedOut } from "../boot/logged-out.ts";

// The page where a sign-out ends. SIGN-05, SIGN-06
const root = document.getElementById("root");
if (root) showLoggedOut(root, sessionStorage.getItem(endedKey));
