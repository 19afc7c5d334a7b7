/** The address of the portal that is open now, query string and all: "/help?a=b". */
export type CurrentAddress = () => string;
