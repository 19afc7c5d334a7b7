// The sign-out was asked for by the portal the person is signed in to, so there is nothing left to ask.
document.querySelector("button[name=logout]")?.click();
