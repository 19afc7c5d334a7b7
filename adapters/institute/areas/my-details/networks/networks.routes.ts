import { memoize } from "../../../../../domain/kernel/memoize.ts";
import { type NetworkCategory, networkCodesIn, networksIn } from "../../../../../domain/my-details/networks.ts";
import { listsIn } from "../../../../../domain/rules/organisation-lists.ts";
import {
  customerNetworks,
  networkLookups,
  saveEmploymentNetworks,
  saveRegionalNetwork,
} from "../../../../contract/my-details-networks.contract.ts";
import type { CallRequest } from "../../../platform/api/serve.ts";
import type { ApiDependencies } from "../../api-dependencies.ts";
import { portalContext } from "../../use-case-context.ts";
import { chooseNetworks } from "./choose-networks.ts";
import { readNetworks } from "./read-networks.ts";

/** Member networks: one regional, and any number for employment. NETW-01, NETW-02 */
export const serveNetworks = ({ serve, ...dependencies }: ApiDependencies): void => {
  const choose = (
    request: CallRequest<typeof saveRegionalNetwork> | CallRequest<typeof saveEmploymentNetworks>,
    category: NetworkCategory,
    written: string,
  ) => {
    const { customer, version } = request;
    return chooseNetworks(portalContext(request, dependencies), customer, {
      category,
      codes: [...networkCodesIn(written)],
      version,
    });
  };

  const own = { networks: networksIn(dependencies.rules.lists) };
  const lookupsIn = memoize((language) => ({ networks: networksIn(listsIn(dependencies.rules.lists, language)) }));
  serve(networkLookups, {
    isTranslated: true,
    answer: ({ language }) => Promise.resolve(language === undefined ? own : lookupsIn(language)),
  });

  serve(customerNetworks, { answer: readNetworks });

  serve(saveRegionalNetwork, {
    answer: (request) => choose(request, "regional", request.body.regionalNetworkCode),
  });

  serve(saveEmploymentNetworks, {
    answer: (request) => choose(request, "employment", request.body.employmentNetworkCode),
  });
};
