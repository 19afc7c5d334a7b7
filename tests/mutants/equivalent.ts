import type { Mutant } from "./mutant.ts";

interface Equivalent {
  /** The file, where it is one mutant, or those that it is alike in; left out for what is alike wherever it stands. */
  readonly file?: string | RegExp;
  /** The line it stands in, or what is like it. */
  readonly source: string | RegExp;
  readonly replacement: string | RegExp;
  readonly why: string;
}

/** Mutants that change nothing a person or another program could tell, each with the reason. */
const equivalent: readonly Equivalent[] = [
  { source: /= token<.+>\("\w+"\)/, replacement: '""', why: "What a service is called is for whoever reads an error of the container." },
  { source: /^\{ .*\w+: observableRef.* \},$/, replacement: "{}", why: "What is held as it is, is replaced as a whole and never changed within." },
  { file: "ui/landing/landing-page.tsx", source: "notifications: (customer.notifications.value ?? []).filter((code) => code in texts),", replacement: /^\[/, why: "No such code has a text." },
  { file: "ui/parts/form-section.tsx", source: "{form.touched.attempt > 0 && form.touched.shownProblems.length > 0 && (", replacement: "form.touched.shownProblems.length >= 0", why: "An attempt counts only for as long as something is wrong." },
  { source: /\{ autoBind: true \}/, replacement: /^(\{\}|false)$/, why: "Every service binds its methods, whether or not one of them is handed on by itself." },
  { source: /makeAutoObservable\(|\w+: false(, \w+: false)+/, replacement: /^(true|\{\})$/, why: "What is told to be left alone never changes, or observes itself." },
  { source: /^name: "[\w-]+",$/, replacement: '""', why: "Under which name a draft is kept shows to nobody, and no other draft has it." },
  { file: "application/my-details/account.ts", source: '"oxfordBrookes",', replacement: '""', why: "Under which name a draft is kept shows to nobody, and no other draft has it." },
  { file: "application/my-details/contact-details.ts", source: '(record) => phoneValues(record, this.areaCodes[0] ?? ""),', replacement: /./, why: "No number is edited before the countries are known, and with them the codes." },
  { file: "application/shell/session-keys.ts", source: /^export const endedKey = /, replacement: "``", why: "Under which key it is kept shows to nobody, and nothing else has it." },
  { file: "application/my-details/address-search.ts", source: "this.#latest += 1;", replacement: "this.#latest -= 1", why: "Attempts are told apart, and not put in order." },
  { file: "application/my-details/login-details.ts", source: 'problems: (typed) => signInEmailProblems(typed, this.record.value?.email ?? ""),', replacement: /./, why: "No email is changed before the one on record is known." },
  { file: "ui/calendar/private-address.tsx", source: '<FieldFrame id="calendar-address" label={texts.label} hint={texts.hint}>', replacement: 'id="other"', why: "The field and its label say the same identifier, whatever it is." },
  { file: "ui/composition/browser-ports.ts", source: 'tabs: broadcastTabs(new BroadcastChannel("guildhall.tabs")),', replacement: '""', why: "All tabs of a portal say the same name of their channel, whatever it is." },
  { source: /<span className="\w+" aria-hidden="true" \/>/, replacement: "{...{}}", why: "What is empty is not read out, whether or not it is hidden." },
  { source: /^useEffect\(\(\) => \w+\.sections\.watch\(\), \[\w+\]\);$/, replacement: "[]", why: "A page has the same services as long as it is there." },
  { file: "ui/my-details/login-details-page.tsx", source: 'nothing=""', replacement: /./, why: "Nobody signs in without an email." },
  { file: "domain/membership/payload.ts", source: "employmentNetworks: application.employmentNetworks ?? [],", replacement: /^\[/, why: "Where they are asked they are always sent, and elsewhere they are left out." },
  { file: "domain/membership/payload.ts", source: ".toSorted(([one], [other]) => (one < other ? -1 : 1)),", replacement: "one <= other", why: "No two of them have the same name." },
  { file: "ui/parts/use-flow.ts", source: "}, [flow, navigationGuard]);", replacement: "[]", why: "A page has the same flow and the same guard as long as it is there." },
  { file: "ui/fees/fees-and-transactions-page.tsx", source: /country \?\? ""/, replacement: '"Stryker was here!"', why: "Only the texts for a country name it." },
  { file: "ui/help/help-page.tsx", source: /country \?\? ""/, replacement: '"Stryker was here!"', why: "Only the texts for a country name it." },
  { file: "ui/shell/hand-off-page.tsx", source: /handOffRouteOf\(path\) \?\?/, replacement: '""', why: "No hand-off is drawn at another address." },
  { file: "ui/parts/portal-link.tsx", source: /className=\{className \?\? ""\}/, replacement: '"Stryker was here!"', why: "No style is for a class of this name." },
  { file: "ui/landing/dashboard-outline.tsx", source: /heading=\{doing\?\.heading \?\? ""\}/, replacement: '"Stryker was here!"', why: "No page is drawn before the texts of every page are there." },
  { file: "ui/landing/dashboard-outline.tsx", source: "<Ledger>", replacement: /^<Ledger>\s*\{<EntryOutline \/>\}\s*\{<EntryOutline \/>\}/, why: "The outlines of the rows are alike, in whatever order they stand." },
  { file: "application/shell/login-success.ts", source: 'this.#tab.write(loggedInKey, "yes");', replacement: '""', why: "It is asked only whether it is said, and not what." },
  { file: "ui/composition/start.tsx", source: 'element.dataset.started = "yes";', replacement: '""', why: "It is asked only whether it is said, and not what." },
  { file: "ui/cpd/waiver-words.ts", source: /form\.(year|reason\?\.label) \?\? ""/, replacement: '"Stryker was here!"', why: "No waiver is asked for without a year and a reason." },
  { file: "ui/cpd/waiver.tsx", source: /form\.year \?\? ""/, replacement: '"Stryker was here!"', why: "No waiver is asked for without a year." },
  { file: "ui/shell/render-guard.tsx", source: /correlationId \?\? ""/, replacement: '"Stryker was here!"', why: "The reference is there before anything is painted." },
  { file: /^ui\/shell\//, source: /^type="button"$/, replacement: /^(\{\.\.\.\{\}\}|type="other")$/, why: "A button does the same whatever its type, where it stands in no form." },
  { file: "ui/parts/body.ts", source: /createContext<Body>/, replacement: '"Stryker was here!"', why: "No page is drawn without the body that it is of." },
];

const isLike = (known: string | RegExp, said: string): boolean => (known instanceof RegExp ? known.test(said) : known === said);

export const isEquivalent = ({ file, source, replacement }: Mutant): boolean =>
  equivalent.some((known) => isLike(known.file ?? file, file) && isLike(known.source, source) && isLike(known.replacement, replacement));
