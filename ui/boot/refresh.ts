// Part of a portal that is being worked on, and of no other: loads the page anew once it was built anew, or
// once the institute is back. Who is signed in stays in the tab's storage.

const between = 300;

/** Each building has pages of its own, and so has the time in which the institute is away. */
const buildingOfPage = async (): Promise<string | null> => {
  try {
    const { headers } = await fetch("/", { method: "HEAD", cache: "no-store" });
    return headers.get("etag");
  } catch {
    return null;
  }
};

const look = async (known: string | null): Promise<void> => {
  const present = await buildingOfPage();
  if (present !== null && present !== known) location.reload();
  else setTimeout(() => void look(present), between);
};

void buildingOfPage().then(look);
