import * as z from "zod";

import type { AddressDetail, AddressSuggestion } from "../../../../domain/my-details/address-detail.ts";
import { unavailable } from "../http/refusal-error.ts";
import type { AddressSearch } from "./address-search.ts";
import { lenientText, type RequestJson } from "./request-json.ts";

/** An error comes as the only item, with the status 200. */
const failed = z.object({ Items: z.tuple([z.object({ Error: z.union([z.string(), z.number()]) })]) });

const itemsOf = <Item extends z.ZodType>(item: Item) => z.object({ Items: z.array(item).nullish() });

const found = itemsOf(z.object({ Id: z.string(), Type: lenientText, Text: lenientText, Description: lenientText }));

const retrieved = itemsOf(
  z.object({
    Company: lenientText,
    Line1: lenientText,
    Line2: lenientText,
    Line3: lenientText,
    Line4: lenientText,
    City: lenientText,
    ProvinceName: lenientText,
    AdminAreaName: lenientText,
    PostalCode: lenientText,
  }),
);

const mostFound = 10;
/** How many streets, postcodes and buildings are opened to list their addresses. */
const mostOpened = 2;

/**
 * Loqate's Capture: Find and Retrieve. What it finds besides addresses, such as a street or a postcode, is opened, because
 * the portal offers addresses alone. REAL-04
 */
export const loqate = (requestJson: RequestJson, key: string): AddressSearch => {
  const request = async <Answer>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: z.ZodType<Answer>,
  ): Promise<Answer> => {
    const answer = await requestJson(
      `/Capture/Interactive/${path}/json6.ws`,
      { Key: key, ...query },
      z.union([failed, schema]),
    );
    if (failed.safeParse(answer).success) throw unavailable();
    return answer as Answer;
  };

  const find = async (query: Readonly<Record<string, string>>): Promise<readonly AddressSuggestion[]> => {
    const { Items } = await request("Find/v1.20", { Limit: String(mostFound), IsMiddleware: "true", ...query }, found);
    return (Items ?? []).map(({ Id, Type, Text, Description }) => ({
      id: Id,
      type: Type,
      text: Text,
      description: Description,
    }));
  };

  return {
    find: async (typed, country) => {
      const within: Readonly<Record<string, string>> = country === undefined ? {} : { Countries: country };
      const first = await find({ Text: typed, ...within });
      const isAddress = ({ type }: AddressSuggestion) => type === "Address";
      const containers = first.filter((one) => !isAddress(one)).slice(0, mostOpened);
      const opened = await Promise.all(containers.map(({ id }) => find({ Text: typed, Container: id, ...within })));
      return [...first, ...opened.flat()].filter(isAddress).slice(0, mostFound);
    },
    detail: async (id) => {
      const { Items } = await request("Retrieve/v1.30", { Id: id }, retrieved);
      const item = Items?.[0];
      return (
        item &&
        ({
          company: item.Company,
          line1: item.Line1,
          line2: item.Line2,
          line3: item.Line3,
          line4: item.Line4,
          city: item.City,
          province: item.ProvinceName,
          adminAreaName: item.AdminAreaName,
          postalCode: item.PostalCode,
        } satisfies AddressDetail)
      );
    },
  };
};
