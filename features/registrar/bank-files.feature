@BANK-01
Feature: Files of the bank
  Staff post the file that the bank gives them as it is: a table in any dialect of CSV, CAMT.053 or MT940. What leaves a
  doubt is refused, and nothing is posted.

  Scenario: A table of another country is read by its headings
    Given I am Maya
    When the bank sends this file, which the registrar posts
      """
      Account;12 34 56;;
      Booking day;;;
      Buchungstag;Verwendungszweck;Betrag (GBP);Saldo
      20.11.2026;ID Beitrag;168,50;1.168,50
      21.11.2026;Miete;-1.000,00;168,50
      """
    Then they read "1 of 1 lines are new payments. 1 debit skipped."
    When I open Fees and transactions
    And I reload the page
    Then I see "£100.00 to pay"

  Scenario: A statement in CAMT.053 is read, and its debits are left out
    Given I am Maya
    When the bank sends this file, which the registrar posts
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
        <BkToCstmrStmt>
          <Stmt>
            <Ntry>
              <Amt Ccy="GBP">168.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
              <BookgDt><Dt>2026-11-20</Dt></BookgDt><AcctSvcrRef>2026112000001</AcctSvcrRef>
              <NtryDtls><TxDtls>
                <RltdPties><Dbtr><Pty><Nm>Maya Member</Nm></Pty></Dbtr></RltdPties>
                <RmtInf><Ustrd>Subscription ID</Ustrd></RmtInf>
              </TxDtls></NtryDtls>
            </Ntry>
            <Ntry>
              <Amt Ccy="GBP">12.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
              <BookgDt><Dt>2026-11-20</Dt></BookgDt>
            </Ntry>
          </Stmt>
        </BkToCstmrStmt>
      </Document>
      """
    Then they read "1 of 1 lines are new payments. 1 debit skipped."
    When I open Fees and transactions
    And I reload the page
    Then I see "£100.00 to pay"

  Scenario: A statement in MT940 is read
    Given I am Maya
    When the bank sends this file, which the registrar posts
      """
      :20:STARTUMS
      :25:10020030/1234567
      :28C:00001/001
      :60F:C261119GBP1000,00
      :61:2611201120CR168,50NTRFNONREF//55029
      :86:Subscription ID
      :62F:C261120GBP1168,50
      """
    Then they read "1 of 1 lines are new payments."
    When I open Fees and transactions
    And I reload the page
    Then I see "£100.00 to pay"

  Scenario: Credits in another currency are left out and named, and the others are posted
    When the bank sends this file, which the registrar posts
      """
      Date,Reference,Amount,Currency
      2026-11-20,ID,"1.260,50",EUR
      2026-11-20,ID,100.00,GBP
      2026-11-20,Rent,-50.00,GBP
      """
    Then they read "1 of 1 lines are new payments. 1 debit skipped. 1 credit in EUR (line 2) skipped."

  Scenario: A structured statement in MT940 is read by its code words
    Given I am Maya
    When the bank sends this file, which the registrar posts
      """
      :20:P261120000000001
      :25:NL77INGB0574908765GBP
      :28C:00000
      :60F:C261119GBP1000,00
      :61:2611201120C168,50NTRFEREF//00000000001011
      /TRCD/00108/
      :86:/EREF/15814016000676480//CNTP/NL32INGB0000012345/INGBNL2A/M.M
      ember///REMI/STRD/CUR/ID/
      :62F:C261120GBP1168,50
      """
    Then they read "1 of 1 lines are new payments."
    When I open Fees and transactions
    And I reload the page
    Then I see "£100.00 to pay"

  @BANK-02
  Scenario: An entry of a table waits when a statement of another format has it
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Amount
      2026-11-20,Subscription ID,168.50
      """
    Then they read "1 of 1 lines are new payments."
    When the bank sends this file, which the registrar posts
      """
      :20:STARTUMS
      :25:10020030/1234567
      :28C:00001/001
      :60F:C261119GBP1000,00
      :61:2611201120CR168,50NTRFNONREF//55029
      :86:SUBSCRIPTION OF ID, MEMBER
      :61:2611201120CR50,00NTRFNONREF//55030
      :86:SUBSCRIPTION OF ID, MEMBER
      :62F:C261120GBP1218,50
      """
    Then they read "may be an entry that a file of another format had: BANK-"
    And they read "1 of 2 lines are new payments."

  Scenario: A table with headings of its own is read by the columns that staff name, and from then on by itself
    When the bank sends this file, which the registrar posts with the columns "amount=Sum,reference=Why,date=When"
      """
      When,Why,Sum
      20/11/2026,ID,100.00
      """
    Then they read "1 of 1 lines are new payments."
    When the bank sends this file, which the registrar posts
      """
      When,Why,Sum
      21/11/2026,ID,50.00
      """
    Then they read "1 of 1 lines are new payments."

  Scenario: Entries without a day need one
    When the bank sends this file, which the registrar posts
      """
      reference,amount
      ID,100.00
      """
    Then the registrar is refused: "line 2: has no date: give one for the whole file, on the command line with --date 2026-03-04"
    When the bank sends this file, which the registrar posts with the day 20 November 2026
      """
      reference,amount
      ID,100.00
      """
    Then they read "1 of 1 lines are new payments."

  Scenario Outline: A table with <doubt> is refused by line and column
    When the bank sends this file, which the registrar posts
      """
      Date,Reference,Amount,Currency
      <row>
      """
    Then the registrar is refused: "<reason>"

    Examples:
      | doubt                             | row                        | reason                                                             |
      | an amount that may be two         | 2026-11-20,ID,"1,260",GBP  | line 2, column Amount: “1,260” may have a decimal or a group       |
      | an amount of nothing              | 2026-11-20,ID,0.00,GBP     | line 2, column Amount: is 0.00: leave the line out                 |
      | a day without a year              | 20.11,ID,260.00,GBP        | line 2, column Date: “20.11” has no year                           |
      | a decimal comma that is a column  | 2026-11-20,ID,260,00,GBP   | line 2: has 5 columns, and the heading 4                           |

  @BANK-03
  Scenario: A credit of another payer or sum is marked, and comes first
    When the bank sends this file, which the registrar posts
      """
      Date,Details,Name,Amount
      2026-11-20,4100107 subscription,M. Member,268.50
      2026-11-21,4100114 subscription,Somebody Else,300.00
      """
    Then they read "Somebody Else"
    And they read "Different name and amount"
