import type { AudienceRow } from './rows.ts';

/** Leaders inside companies and institutions. */
export const businessAudiences: readonly AudienceRow[] = [
  {
    key: 'founders',
    kind: 'business',
    stems: 'startup|founder|saas compan|tech compan|scaleup|seed stage|series a|early stage',
    people: 'founders',
    one: 'founder',
    buyers: 'founders and CEOs of young technology companies',
    guests:
      'a founder who closed a round in a bad market|a founder who replaced a co-founder|a second-time founder in the first year of the new company',
    openers:
      'Tell me about the last good week with your co-founder: what was different in the next one?|What have you refused to do again in the second company?',
    places:
      'SaaStr Annual|the alumni Slack groups of accelerators|the breakfasts of venture lenders and startup banks|the portfolio days of seed funds',
    approach:
      'go through the speakers of the last two years, and skip the ones with a publicist|ask an alumnus you know to introduce you, and post nothing in the group|ask the banker which founders talk openly about a hard quarter|ask the partner who runs the day which founder tells it best',
    words: 'runway|product-market fit|churn|the next round',
    problems:
      'growth that stalls after the first customers|hires made in a hurry and regretted slowly|investors who want a plan the data cannot support',
    moments: 'the month after a round closes|the week a first big customer leaves',
    myth: 'We will fix that after the next round',
    names: 'After the Round|The Next Round',
  },
  {
    key: 'smallBusiness',
    kind: 'business',
    stems:
      'owners of|small business|local business|business owner|sme|smb|family business|mom and pop|entrepreneur|tradespe|autónomo|autonomo|pymes|selbstständig|freelancer|self employed',
    people: 'business owners',
    one: 'business owner',
    buyers: 'owners of small companies who still decide everything themselves',
    guests:
      'an owner who took the first real vacation in years|an owner who bought out a partner|an owner who raised prices and kept the customers',
    openers:
      'What did you have to sort out with your partner before the price?|Which customer did you expect to lose over the price, and what did they do?',
    places:
      'the chamber of commerce breakfast|the local Entrepreneurs’ Organization chapter|SCORE mentoring evenings|the business desk of the regional paper',
    approach:
      'go twice before you ask, then ask who has the best story about a bad year|ask the chapter’s coordinator, since nothing from the meetings leaves the room|ask a mentor which owner would like to hear from you|look through a year of profiles for owners who told more than their success',
    words: 'cash in the bank|word of mouth|payroll Friday|the busy season',
    problems:
      'a company that stops when the owner does|good months that leave no money behind|customers who come by luck and not by plan',
    moments: 'the month after the best season|the week the owner is ill',
    myth: 'Nobody knows this business like I do',
    names: 'Payroll Friday|The Week You Were Ill',
  },
  {
    key: 'midMarket',
    kind: 'business',
    stems:
      'mid market|middle market|midsize|mid size|mid-market|ceo|president|business leader|private equity|portfolio compan|b2b compan',
    people: 'CEOs',
    one: 'CEO',
    buyers: 'CEOs and presidents of mid-size companies',
    guests:
      'a CEO who took over from the founder|a CEO in the second year after an acquisition|a president who closed a division',
    openers:
      'What surprised you in the second year that the first had hidden?|Whom did you tell first that the division would close?',
    places:
      'a Vistage or TEC group|the regional board of trade|the owners’ track of the trade association’s convention|the regional business journal’s awards evening',
    approach:
      'ask its chair whether one member would like to talk, and never ask the group|ask the program director who spoke well to a small room|read the program of the last two years and note who told a story|write to those on the shortlist, who get less mail than the winners',
    words: 'EBITDA|the leadership team|the board|the three-year plan',
    problems:
      'a leadership team that waits for the CEO|a plan that is forgotten by March|growth that costs more margin than it brings',
    moments: 'the quarter after an acquisition|the month the plan is missed',
    myth: 'We have always managed that ourselves',
    names: 'Forgotten by March|The Room Waits',
  },
  {
    key: 'finance',
    kind: 'business',
    stems: 'cfo|controller|finance team|finance leader|treasur|finance department|ap team',
    people: 'finance leaders',
    one: 'finance leader',
    buyers: 'CFOs and controllers of growing companies',
    guests:
      'a CFO who went through a failed audit|a controller who closed the books in five days for the first time|a CFO who canceled a system in the middle of the rollout',
    openers:
      'Which step did you drop to get to five days?|What did you say in the meeting in which you stopped the rollout?',
    places:
      'the Financial Executives International chapter|AFP’s annual conference|the CFO Connect community|the CFO Dive newsletter',
    approach:
      'ask the chapter’s program chair who spoke about something that went wrong|go through the session list for practitioners, not vendors|read first, and ask the community manager what outsiders may do|note who is quoted with an opinion, and write to that person directly',
    words: 'the close|variance|covenants|the audit trail',
    problems:
      'a close that takes half of the next month|forecasts that live in one person’s spreadsheet|costs that nobody owns until the audit',
    moments: 'the weeks after an audit|the month the board asks for a new number',
    myth: 'We will fix it after the close',
    names: 'After the Close|Working Day Five',
  },
  {
    key: 'hr',
    kind: 'business',
    stems:
      'hr|human resource|people team|people leader|chro|talent leader|hiring manager|l d|people ops|employer',
    people: 'HR leaders',
    one: 'HR leader',
    buyers: 'heads of HR and people operations',
    guests:
      'a head of HR who cut the onboarding program in half|a people leader who handled a layoff twice|an HR director who moved over from operations',
    openers:
      'What did you do the second time that you had not done the first?|What did you believe about HR while you were in operations?',
    places:
      'the local SHRM chapter|the state SHRM conference|the Culture First community of Culture Amp|the HR Brew newsletter',
    approach:
      'ask the program chair who spoke about a case that is closed|look for heads of HR on the panels, and skip the vendors|read the rules, ask the moderator, and leave the jobs channel alone|note which HR leaders are quoted, and write to them where they work',
    words: 'engagement|the time to hire|retention|the manager problem',
    problems:
      'managers who leave the hard talk to HR|good people who resign without a warning|programs that the executive team approves and then ignores',
    moments: 'the month headcount passes fifty|the week three people resign',
    myth: 'Managers will do it once they see the value',
    names: 'The Exit Interview|The Week Three Resigned',
  },
  {
    key: 'marketing',
    kind: 'business',
    stems:
      'cmo|marketing team|marketing leader|marketing director|brand manager|demand gen|marketer',
    people: 'marketing leaders',
    one: 'marketing leader',
    buyers: 'CMOs and heads of marketing at B2B companies',
    guests:
      'a CMO who stopped paying for leads|a first marketing hire at a company run by engineers|a head of marketing who won back half of a lost budget',
    openers:
      'What was on your desk in the first week, and what did the engineers call it?|What did you show the finance chief to win the half back?',
    places:
      'Pavilion and Exit Five|the Forrester B2B Summit|the local AMA chapter|the MKT1 newsletter',
    approach:
      'ask a member you know to introduce you, as vendors may not recruit there|look for the customer half of each joint session|ask the chapter’s president who runs a team of under ten|see who is thanked in an issue, and mention that issue when you write',
    words: 'pipeline|attribution|the brand budget|sales alignment',
    problems:
      'leads that sales refuses to call|a budget that is cut before it can work|numbers that prove activity and not revenue',
    moments: 'the month the budget is cut|the quarter a new head of sales starts',
    myth: 'One more campaign will show it',
    names: 'The Board Slide|What Sales Said',
  },
  {
    key: 'sales',
    kind: 'business',
    stems:
      'sales team|sales leader|vp sales|cro|revenue leader|sales manager|sales rep|account executive|sales department',
    people: 'sales leaders',
    one: 'sales leader',
    buyers: 'VPs of sales and owners who lead a small sales team',
    guests:
      'a VP of sales who removed half of the stages|a sales manager promoted from the best seat on the team|a founder who hired the first two sellers',
    openers:
      'What could you no longer do once you managed the people you had sold with?|What did you learn from the first seller that you used for the second?',
    places:
      'Pavilion’s revenue chapters|Sales Assembly|the RevGenius Slack group|the regional sales kickoff of the partners they resell for',
    approach:
      'ask the chapter head which manager talks openly about a missed quarter|look through the member sessions for leaders with small teams|follow who answers at length, and ask the moderator before you write|ask the partner manager who had the best question from the floor',
    words: 'quota|the win rate|ramp time|the forecast call',
    problems:
      'deals that stay at ninety percent for two quarters|a team in which two people carry the number|discounts given in the last week of the quarter',
    moments: 'the first week of a missed quarter|the month a top seller leaves',
    myth: 'We just need more leads',
    names: 'Ninety Percent|The Deal That Slipped',
  },
  {
    key: 'it',
    kind: 'business',
    stems: 'cio|it director|it manager|it leader|it team|sysadmin|it department',
    people: 'IT leaders',
    one: 'IT leader',
    buyers: 'CIOs and IT directors of mid-size organizations',
    guests:
      'an IT director who rolled back a migration|a CIO who came from the business side|an IT manager of one who supports two hundred people',
    openers:
      'Which of your old complaints about IT would you take back?|Which of the two hundred calls first, and about what?',
    places:
      'the Spiceworks community|the local SIM chapter|the state’s CIO forum|the r/sysadmin forum',
    approach:
      'read who explains patiently, and write only if the rules allow it|ask the chapter’s office who presented without slides|go through the agenda for mid-size organizations and public agencies|read it for wording and questions, and recruit nobody',
    words: 'technical debt|shadow IT|uptime|the ticket queue',
    problems:
      'systems that only one person understands|projects that end with two systems in place of one|a budget that is noticed only after an outage',
    moments: 'the week after an outage|the month a contract renews by itself',
    myth: 'It has always worked so far',
    names: 'Who Can Restart It|The Second Outage',
  },
  {
    key: 'security',
    kind: 'business',
    stems: 'ciso|security team|security leader|compliance officer|risk manager|compliance team',
    people: 'security leaders',
    one: 'security leader',
    buyers: 'CISOs and the executives who answer for security without a CISO',
    alsoFor: {
      people: 'executives who answer for security without a CISO',
      one: 'a finance or operations chief who answers for security without a CISO',
      title: 'Responsible for security, without a CISO',
      asks: 'On which day did security become your job, and what did you look at first?|If there is no CISO: who would be called at two in the morning?',
      angle:
        'Begin on the day security became part of another job. Go through three decisions this guest makes without a specialist: what gets bought, who is called at night, what the board is told. Close with the one task a listener in that seat should hand to somebody by name.',
    },
    guests:
      'a CISO who reported an incident to the board|a compliance lead in the third audit of the year|a first security hire at a company of engineers',
    openers:
      'What did the third auditor ask that the first two had not?|What had the engineers built before you that you left as it was?',
    places:
      'the BSides event in town|the local ISACA chapter|the regional ISSA meeting|the CISO Series podcasts',
    approach:
      'go through the talks of two years, and look for defenders rather than researchers|ask the program chair who talked about a closed incident|go as a listener first, and ask the board for an introduction|note which guests run security themselves, and write to one about a sentence they said',
    words: 'incident response|SOC 2|residual risk|the tabletop exercise',
    problems:
      'questionnaires that eat a week for each deal|alerts nobody has time to read|a board that asks whether the company is safe',
    moments: 'the month a customer sends a security questionnaire|the week after a near miss',
    myth: 'We are not interesting to attackers',
    names: 'The First Hour|Near Miss',
  },
  {
    key: 'engineering',
    kind: 'business',
    stems:
      'cto|engineering leader|engineering team|developers|product team|product manager|software team|vp engineering|dev team',
    people: 'engineering leaders',
    one: 'engineering leader',
    buyers: 'CTOs and VPs of engineering',
    guests:
      'a CTO who rewrote the product and would not do it again|a VP of engineering who inherited a remote team|a product head who removed a popular feature',
    openers:
      'What did the remote team know in the first week that nobody had told you?|Who used the feature most, and what did you tell them?',
    places:
      'LeadDev’s conferences|the Rands Leadership Slack|the CTO Craft community|the Pragmatic Engineer newsletter',
    approach:
      'go through the speakers of the last two years, and write to those who told a failure|read there for subjects only and take no names, since sourcing gets you removed|ask its team what a non-member may do before you do anything|see which leaders are quoted with a decision, and write about that decision',
    words: 'velocity|legacy code|the roadmap|on-call',
    problems:
      'releases that slip by a month each quarter|senior people who spend the week in meetings|estimates that nobody outside the team believes',
    moments: 'the month after a bad release|the week a senior engineer resigns',
    myth: 'We can build that ourselves in a sprint',
    names: 'Rewrite or Repair|After the Release',
  },
  {
    key: 'manufacturers',
    kind: 'business',
    stems: 'manufactur|plant|factor|industrial|machine shop|fabricat|production',
    people: 'plant leaders',
    one: 'plant leader',
    buyers: 'plant managers and owners of manufacturing companies',
    guests:
      'a plant manager who moved a line without losing a shift|an owner who took the family shop into a second generation|an operations head who said no to the largest customer',
    openers:
      'Which machine did your father not want you to sell?|What did the largest customer ask for, and how did you say no?',
    places:
      'the state manufacturers’ association|the regional MEP center’s workshops|Automate and PACK EXPO|IndustryWeek',
    approach:
      'ask its office who gives a good plant tour|ask the center’s director which plant finished a project last year|look for manufacturers among the speakers, not for builders of machines|read the plant awards, and write to the manager named there',
    words: 'OEE|scrap|the lead time|changeover',
    problems:
      'downtime everyone has got used to|orders that wait for one skilled person|quotes that lose money once the setup is counted',
    moments: 'the month a customer doubles the order|the week a line stands still',
    myth: 'We have always run it that way',
    names: 'The Line Stood Still|Second Shift',
  },
  {
    key: 'supplyChain',
    kind: 'business',
    stems:
      'logistic|supply chain|shipper|warehous|freight|fleet|trucking|3pl|distribution|procure|carrier',
    people: 'supply chain leaders',
    one: 'supply chain leader',
    buyers: 'heads of logistics and supply chain at shippers and distributors',
    guests:
      'a warehouse manager who survived a system change in peak season|a head of logistics who took freight in-house|a distributor who lost a carrier overnight',
    openers:
      'What did the first month cost after you took the freight in-house?|Who called you on the night the carrier failed, and whom did you call next?',
    places:
      'MODEX and ProMat|the CSCMP roundtable in the region|an association of your customers’ industry|DC Velocity',
    approach:
      'look for shippers in the seminar program, and leave the booths aside|ask the roundtable’s chair who hosted the best site visit|ask its office which member talks openly about the dock|note which heads of logistics are interviewed, and ask about what was left out',
    words: 'dwell time|detention|peak season|landed cost',
    problems:
      'late deliveries that surface on the customer’s phone|freight bills nobody can check|stock that is in the system and not on the shelf',
    moments: 'the months after peak season|the week a carrier fails',
    myth: 'It held last year',
    names: 'After Peak|The Missing Truck',
  },
];
