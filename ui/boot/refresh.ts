// Live reload, for development only: reloads the page after a new build or when the server is back. The user stays
// signed in through tab storage.

const between = 300;

/** The ETag identifies the build; null while the server is down. */
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
