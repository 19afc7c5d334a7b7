import { ContainerModule } from "inversify";

import { employment, employmentLookups } from "../../../../adapters/contract/my-details-employment.contract.ts";
import { networkLookups } from "../../../../adapters/contract/my-details-networks.contract.ts";
import { progress } from "../../../../adapters/contract/qualifications.contract.ts";
import { httpMembershipRegister } from "../../../../adapters/http/membership.http.ts";
import { httpRetiredRegister } from "../../../../adapters/http/retirement.http.ts";
import type { EvidenceFiles } from "../../../../application/evidence/evidence-files.ts";
import {
  membershipApplication,
  membershipChoices,
  membershipStanding,
} from "../../../../application/membership/membership-application.ts";
import type { MembershipRegister } from "../../../../application/ports/institute.ts";
import { retirementRegister } from "../../../../application/retirement/retirement-register.ts";
import { ApplyForMembershipPage } from "../../../membership/apply-for-membership-page.tsx";
import { RetirementPage } from "../../../retirement/retirement-page.tsx";
import { CPD_RECORD, cpdRecordModule } from "../../container/modules/cpd-record.ts";
import { evidenceModule, NEW_EVIDENCE_FILES, SENT_EVIDENCE } from "../../container/modules/evidence.ts";
import { ACCOUNT, LOOKUPS, myDetailsModule, PERSONAL_RECORDS } from "../../container/modules/my-details.ts";
import { pageToolsModule, FLOW_SERVICES, SUBMISSION_COPIES } from "../../container/modules/page-tools.ts";
import { API, CONFIGURATION } from "../../container/modules/ports.ts";
import { QUALIFICATIONS, qualificationsModule } from "../../container/modules/qualifications.ts";
import { CONTENT, CUSTOMER, FAILURES, NAVIGATION_GUARD } from "../../container/modules/shell.ts";
import { token } from "../../container/token.ts";
import { early, onlyFor } from "../../first-load/page-loads.ts";
import { definePage } from "../page.tsx";

const MEMBERSHIP_REGISTER = token<MembershipRegister>("MembershipRegister");
const MEMBERSHIP_CHOICES = token<ReturnType<typeof membershipChoices>>("MembershipChoices");
const MEMBERSHIP_APPLICATION = token<ReturnType<typeof membershipApplication>>("MembershipApplication");
const MEMBERSHIP_STANDING = token<ReturnType<typeof membershipStanding>>("MembershipStanding");
const MEMBERSHIP_EVIDENCE = token<EvidenceFiles | undefined>("MembershipEvidence");
const RETIREMENT_REGISTER = token<ReturnType<typeof retirementRegister>>("RetirementRegister");

/** Membership application and retirement. */
const membershipModule = new ContainerModule(({ bind }) => {
  bind(MEMBERSHIP_REGISTER).toResolvedValue((api) => httpMembershipRegister(api), [API]);
  bind(MEMBERSHIP_CHOICES).toResolvedValue(
    (lookups, records, services) => membershipChoices(lookups, records, services),
    [LOOKUPS, PERSONAL_RECORDS, FLOW_SERVICES],
  );
  bind(MEMBERSHIP_APPLICATION).toResolvedValue(
    (register, qualifications, choices, services, configuration, files) =>
      membershipApplication(register, qualifications, choices, services, configuration, files),
    [MEMBERSHIP_REGISTER, QUALIFICATIONS, MEMBERSHIP_CHOICES, FLOW_SERVICES, CONFIGURATION, MEMBERSHIP_EVIDENCE],
  );
  bind(MEMBERSHIP_EVIDENCE).toResolvedValue((newFiles) => newFiles("membership-application"), [NEW_EVIDENCE_FILES]);
  bind(MEMBERSHIP_STANDING).toResolvedValue(
    (register, failures) => membershipStanding(register, failures),
    [MEMBERSHIP_REGISTER, FAILURES],
  );
  bind(RETIREMENT_REGISTER).toResolvedValue(
    (api, record, account, services) => retirementRegister(httpRetiredRegister(api), record, account, services),
    [API, CPD_RECORD, ACCOUNT, FLOW_SERVICES],
  );
});

export const modules = [
  pageToolsModule,
  evidenceModule,
  cpdRecordModule,
  qualificationsModule,
  myDetailsModule,
  membershipModule,
];

export const pages = {
  "/apply-for-membership": definePage(
    ApplyForMembershipPage,
    {
      content: CONTENT,
      customer: CUSTOMER,
      qualifications: QUALIFICATIONS,
      application: MEMBERSHIP_APPLICATION,
      files: MEMBERSHIP_EVIDENCE,
      evidence: SENT_EVIDENCE,
      copies: SUBMISSION_COPIES,
      choices: MEMBERSHIP_CHOICES,
      standing: MEMBERSHIP_STANDING,
      configuration: CONFIGURATION,
      navigationGuard: NAVIGATION_GUARD,
    },
    {
      contents: ["apply-for-membership"],
      calls: [
        early(employmentLookups, { customerType: "member" }),
        early(networkLookups),
        early(employment, { customerType: "{userType}" }),
        onlyFor(early(progress), "affiliate"),
      ],
    },
  ),
  "/retirement": definePage(
    RetirementPage,
    {
      content: CONTENT,
      customer: CUSTOMER,
      account: ACCOUNT,
      register: RETIREMENT_REGISTER,
      copies: SUBMISSION_COPIES,
      navigationGuard: NAVIGATION_GUARD,
    },
    { contents: ["retirement"], calls: [] },
  ),
};
