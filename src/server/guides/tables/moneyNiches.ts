import type { NicheRow } from './rows.ts';

/** Finance and insurance. */
export const moneyNiches: readonly NicheRow[] = [
  {
    stems: 'fractional cfo|virtual cfo|outsourced cfo|part time cfo|cfo service|cfo advis',
    offer: 'fractional CFO work',
    sellers: 'fractional CFOs',
    audience: 'founders',
    buyers:
      'founders and CEOs who have outgrown their bookkeeper and do not need a full-time CFO yet',
    talk: {
      second: 'an investor with a board seat',
      paper: 'an investor update|a term sheet for a line of credit',
      debate: 'raise now, or cut first',
      asks: 'How many weeks of cash were left on the day you told the team?|Which customer turned out to earn you nothing, and who found out?|Which number in the forecast did you no longer believe yourself?',
    },
    problems:
      'a runway shorter than the board deck said|a gross margin nobody has split by customer|a forecast the investors stopped believing|a price list nobody has tested since launch',
    moments: 'the quarter before a fundraise|the first month with a bank covenant',
    myth: 'A good bookkeeper is enough until we sell',
    words: 'runway|the 13-week cash forecast|the board deck|gross margin',
    names: 'The Thirteenth Week|Weeks of Cash',
  },
  {
    stems: 'bookkeep|buchhalt|accounts payable|payroll|back office account',
    offer: 'bookkeeping',
    sellers: 'bookkeepers',
    audience: 'smallBusiness',
    problems:
      'books that are three months behind|receipts that live in a glove compartment|payroll checked the evening before|a profit that is not in the bank account',
    moments: 'the week the bank asks for statements|the month the spouse stops doing the books',
    myth: 'My accountant sees everything at tax time anyway',
    words: 'the reconciliation|the shoebox|sales tax|the owner’s draw',
    names: 'Books on Friday|Where Did the Money Go',
  },
  {
    stems: 'accounting|cpa|accountant|audit firm|assurance|audit',
    offer: 'accounting services',
    sellers: 'accountants',
    audience: 'smallBusiness',
    buyers: 'owners of established small companies who talk to their accountant once a year',
    problems:
      'a tax bill that arrives as a surprise|financial statements nobody reads past the first page|decisions made from the bank balance|a partner who wants to be paid out',
    moments: 'the spring after the best year so far|the year a buyer asks for clean numbers',
    myth: 'An accountant looks backward, that is the job',
    words: 'the closing|the cash basis|estimated payments|the balance sheet',
    names: 'After the Closing|Numbers That Decide',
  },
  {
    stems:
      'tax|steuerberat|asesoría fiscal|asesoria fiscal|tax plan|tax prep|tax advis|irs|sales tax|transfer pric',
    offer: 'tax planning',
    sellers: 'tax preparers',
    rule: 'money',
    audience: 'highEarners',
    buyers: 'business owners and professionals who pay more tax than they expected',
    problems:
      'a refund mistaken for a good result|an entity chosen ten years ago|an IRS letter that stays unopened|deductions with no paper behind them',
    moments: 'the week after the April bill|the year the company is sold',
    myth: 'Taxes are something that happens in April',
    words: 'the entity|quarterly estimates|the tax basis|the extension',
    names: 'Not Just April|The Tax You Chose',
  },
  {
    stems:
      'financial plan|financial advis|investment advis|retirement plan|portfolio manage|asset manage|money manage',
    offer: 'financial planning',
    sellers: 'financial advisors',
    rule: 'money',
    audience: 'retirees',
    problems:
      'accounts collected over thirty years without a plan|the tax waiting inside the 401(k)|a retirement date nobody dares to set|a spouse who does not know the accounts',
    moments: 'the year the last child moves out|the month a colleague of the same age stops',
    myth: 'We need a bigger number before we can stop',
    words: 'the number|withdrawals|required distributions|fees',
    names: 'Enough to Stop|The Last Ten Paychecks',
  },
  {
    stems:
      'personal finance|couples money coach|couples financial coach|couples budget|budget|debt|money coach|financial coach|financial literacy|credit repair',
    offer: 'money coaching',
    sellers: 'money coaches',
    audience: 'partners',
    buyers: 'couples and households who earn well and still run out before the end of the month',
    guests:
      'a couple who paid off the last card in a lean year|a couple with one account and two opinions|a bank teller who has seen a thousand first accounts',
    openers:
      'What belongs to each of you, and how did you agree on it?|What do couples ask you when they open an account together?',
    talk: {
      second: 'a parent who lends money and remembers it',
      paper: 'a card statement from an ordinary month|the list of bills next to two pay stubs',
      debate: 'one account for both, or three',
      asks: 'Which purchase did each of you hide, and which was funny by the end of the year?|Who taught you to be afraid of money, or not to be?|What did you two do with the first month in which something was left?',
    },
    problems:
      'a card balance that never shrinks|two people with two fears about money|a raise nobody noticed by summer|a budget that lasts until the second week',
    moments: 'the month after the holidays|the week a loan application is refused',
    myth: 'We would be fine if we earned a bit more',
    words: 'the card|sinking funds|the talk|payday',
    names: 'Before the Fifteenth|Yours, Mine and the Card',
  },
  {
    stems:
      'insurance|versicherung|insurance agenc|insurance brok|benefits brok|employee benefit|commercial insurance|risk management',
    offer: 'commercial insurance and benefits',
    sellers: 'insurance brokers',
    rule: 'money',
    audience: 'midMarket',
    buyers: 'owners and finance heads who renew insurance and benefits each year without liking it',
    problems:
      'a renewal that is twelve percent up with four days to decide|a policy that excludes the one thing that happened|a claim that sits for months|benefits employees do not understand',
    moments: 'the ninety days before a renewal|the week after a claim is denied',
    myth: 'Insurance is bought on price',
    words: 'the renewal|the deductible|exclusions|the loss run',
    names: 'Ninety Days to Renewal|The Exclusions',
  },
  {
    stems: 'life insurance|annuit|long term care|medicare',
    offer: 'life and long-term care insurance',
    sellers: 'insurance agents',
    rule: 'money',
    audience: 'retirees',
    problems:
      'a policy from 1998 nobody has opened|a bill for care that nobody planned for|a Medicare deadline and forty brochures|children who would rather not talk about it',
    moments: 'the six months before a sixty-fifth birthday|the week after a parent’s fall',
    myth: 'The children will take care of it',
    words: 'enrollment|the rider|the nursing home bill|beneficiaries',
    names: 'The Kitchen Table Policy|Before Sixty-Five',
  },
  {
    stems: 'mortgage|home loan|lending|loan officer|refinanc',
    offer: 'home loans',
    sellers: 'loan officers',
    rule: 'money',
    audience: 'homeBuyers',
    guests:
      'a couple who lost four bids and won the fifth|a freelancer who got the loan with two tax returns|a closing agent who has seen every last-minute surprise',
    openers:
      'Which paper proved what you earn, and who finally accepted it?|What goes wrong in the last three days before a closing?',
    problems:
      'a rate compared without its costs|a job change in the middle of the application|a down payment from four accounts|a preapproval letter no seller takes seriously',
    moments: 'the month a lease ends|the week an offer is accepted',
    myth: 'You need twenty percent down',
    words: 'points|preapproval|the appraisal|closing',
    names: 'Clear to Close|Points and Patience',
  },
  {
    stems:
      'business lending|equipment financ|factoring|sba loan|working capital|invoice financ|commercial loan|private credit',
    offer: 'business lending',
    sellers: 'lenders',
    audience: 'smallBusiness',
    buyers: 'owners of growing companies whose bank has said no or not yet',
    problems:
      'customers who pay in sixty days|growth that empties the account|a personal guarantee on the last page|equipment that breaks in the best month',
    moments: 'the month a large order comes in|the week the bank cuts the line of credit',
    myth: 'If the bank says no, the business is not good enough',
    words: 'the line of credit|collateral|covenants|the personal guarantee',
    names: 'The Bank Said Not Yet|Working Capital',
  },
  {
    stems: 'venture|angel|fund manager|private equity|fundrais|capital raising|pitch deck',
    offer: 'capital and fundraising advice',
    sellers: 'investors and fundraising advisors',
    rule: 'money',
    audience: 'founders',
    problems:
      'a deck that answers questions nobody asks|investors who say maybe for three months|a valuation that blocks the next round|a cap table with a forgotten advisor',
    moments: 'the month with nine months of runway left|the week after a term sheet falls through',
    myth: 'A warm introduction is all it takes',
    words: 'the term sheet|dilution|the lead|the data room',
    names: 'Nine Months of Runway|The Second Meeting',
  },
  {
    stems:
      'payments|fintech|billing software|banking software|payment process|core banking|blockchain',
    offer: 'payment and banking technology',
    sellers: 'fintech vendors',
    client: 'customer',
    audience: 'banks',
    problems:
      'a core system that needs a year for every change|fraud that moves faster than the committee|members who open the second account elsewhere|a vendor list that only grows',
    moments: 'the year a core contract ends|the quarter after an examiner’s finding',
    myth: 'Our members do not want that',
    words: 'the core|interchange|the examiner|deposits',
    names: 'Core Decisions|The Second Account',
  },
  {
    stems:
      'doctor wealth manag|physician wealth manag|surgeon wealth manag|dentist wealth manag|doctor financial plan|physician financial plan|dentist financial plan|doctor financial advis|physician financial advis',
    offer: 'a wealth manager’s advice',
    sellers: 'wealth managers',
    audience: 'doctorHouseholds',
    rule: 'money',
    talk: {
      second: 'a spouse who sees the tax return once a year',
      paper: 'a doctor’s pay stub|a disability policy',
      debate: 'pay off the student loans, or invest first',
      asks: 'What was the first thing you bought after training, and would you buy it again?|What did the loan servicer tell you that you later checked?|Who looked at the accounts in the years when nobody had time?',
    },
    problems:
      'a first big paycheck that was gone by December|loans refinanced and never looked at again|a practice buy-in signed in one evening|five accounts from five employers',
    moments: 'the month a partnership is offered|the year the loans are paid off',
    myth: 'I earn enough to sort it out later',
    words: 'the loans|the first paycheck|the buy-in|disability insurance',
    names: 'After the Last Call|Paid Since Thirty-Three',
  },
  {
    stems: 'wealth manag|private wealth|family office|investment manag|portfolio manag|asset manag',
    offer: 'wealth management',
    sellers: 'wealth managers',
    audience: 'highEarners',
    rule: 'money',
    problems:
      'a portfolio that is nine accounts and no plan|one company’s stock in place of a decision|fees on three statements|an inheritance nobody has talked about',
    moments: 'the month after a company is sold|the year a parent dies',
    myth: 'I can do this myself when things calm down',
    words: 'the statement|concentration|the trust|liquidity',
    names: 'Nine Accounts|When Things Calm Down',
  },
];
