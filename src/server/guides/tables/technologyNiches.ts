import type { NicheRow } from './rows.ts';
/** Software, IT, data and engineering services. */
export const technologyNiches: readonly NicheRow[] = [
  {
    stems: 'saas|software|b2b software|software compan|software product|platform|app',
    offer: 'business software',
    sellers: 'software vendors',
    client: 'customer',
    audience: 'midMarket',
    buyers: 'operations and department heads who choose software for their teams',
    problems:
      'a tool bought for one feature|data that is typed in twice|a rollout that stopped at the pilot team|a renewal nobody remembers agreeing to',
    moments: 'the quarter before a renewal|the month a new department head starts',
    myth: 'The team will use it once they see it',
    words: 'adoption|the rollout|seats|the spreadsheet it replaces',
    names: 'After the Demo|The Spreadsheet It Replaced',
  },
  {
    stems:
      'software develop|custom software|app develop|web app|software engineer|software agenc|dev shop|mobile app|software consult',
    offer: 'custom software development',
    sellers: 'software developers',
    audience: 'midMarket',
    buyers: 'CEOs and operations heads whose process fits no product on the market',
    problems:
      'a spreadsheet the company runs on|a first version that took two budgets|a supplier who left with the knowledge|a list of wishes without an order',
    moments: 'the month the old system’s maker retires|the quarter a spreadsheet costs an order',
    myth: 'Nobody can say what it costs before it is built',
    words: 'the legacy system|scope|the first release|maintenance',
    names: 'Build, Buy or Wait|The Old System',
  },
  {
    stems: 'managed service|msp|it support|it service|it consult|managed it|help desk|tech support',
    offer: 'managed IT services',
    sellers: 'IT service providers',
    audience: 'smallBusiness',
    buyers: 'owners and office managers of companies without an IT department',
    problems:
      'a nephew who still has the passwords|mornings lost to a printer|backups nobody has restored|one shared login for everything',
    moments: 'the week after an outage|the month the lease on an office ends',
    myth: 'We are too small to be attacked',
    words: 'downtime|the backup|passwords|the server in the closet',
    names: 'The Server in the Closet|Who Has the Password',
  },
  {
    stems:
      'cybersecur|cyber|information security|penetration|infosec|soc 2|security consult|data privacy|network security|security software|ciso service|virtual ciso',
    offer: 'cybersecurity',
    paid: 'a security consultant',
    needsClearance: true,
    sellers: 'security vendors',
    audience: 'security',
    talk: {
      second: 'a finance chief who asks what a breach would cost',
      paper: 'a customer’s security questionnaire',
      debate: 'tell customers in the first hour, or when the facts are known',
      invented:
        'A made-up incident: it is Friday at four, one server is encrypted, and nobody knows what has left the building. What would you want to know before you write to customers?',
      asks: 'Which control in the payment process did finance fight, and what changed their mind?|Which vendor kept a key longer than you knew, and how did it come to light?|What did your first rehearsal show that no policy had?',
    },
    problems:
      'an invoice with changed bank details|vendors with keys to everything|an incident plan that was never rehearsed|an insurer with forty questions',
    moments:
      'the month a customer sends a security questionnaire|the week after a competitor is breached',
    myth: 'A clean audit means we are ready',
    words: 'the invoice|the incident|the insurer’s questionnaire|the tabletop exercise',
    names: 'Forty Questions|The Tabletop Exercise',
  },
  {
    stems:
      'data|analytics|business intelligence|data engineer|data science|dashboard|data warehouse',
    offer: 'data and analytics work',
    sellers: 'data consultants',
    audience: 'finance',
    buyers: 'finance and operations leaders who wait for numbers they can trust',
    problems:
      'two reports with two revenues|dashboards opened once|a question that takes the analyst nine days|a definition of customer for each department',
    moments: 'the month after a merger|the week the board finds a wrong number',
    myth: 'First we need all the data in one place',
    words: 'the dashboard|one source of truth|the definition|data quality',
    names: 'Two Revenues|The Number Behind the Number',
  },
  {
    stems:
      'ai|artificial intelligence|machine learning|automation|ai consult|ai automat|chatbot|rpa|generative ai|llm',
    offer: 'AI and automation projects',
    sellers: 'AI consultants',
    audience: 'midMarket',
    buyers: 'executives who must decide what AI is worth in their company',
    guests:
      'a CEO who stopped an AI project after the demo|a head of operations who runs one small automation every day|a lawyer who wrote the company’s AI policy twice',
    talk: {
      second: 'an employee who was told the job will change',
      paper: 'the list of use cases with the hours next to each',
      debate: 'build it, buy it, or wait a year',
      asks: 'Who was in the room when the pilot impressed everyone, and who used it a month later?|What had been pasted into the chat window, and who found out?|Which job did you promise would not change, and did it?',
    },
    problems:
      'a pilot that impressed everyone and changed nothing|confidential text pasted into a chat window|a board that wants a strategy by June|work automated before it was understood',
    moments: 'the month after a competitor’s announcement|the quarter the first pilot ends',
    myth: 'We will be left behind if we do not start now',
    words: 'the pilot|hallucinations|the use case|headcount',
    names: 'After the Pilot|Worth Automating',
  },
  {
    stems: 'cloud|devops|migration|aws|azure|infrastructure consult|kubernetes|hosting',
    offer: 'cloud and DevOps work',
    sellers: 'cloud consultants',
    audience: 'engineering',
    problems:
      'a cloud bill nobody can read|a release that needs three people and a weekend|a migration that stopped at the last ten percent|a single engineer with all the keys',
    moments: 'the month the cloud bill doubles|the quarter before a data center contract ends',
    myth: 'The cloud is cheaper once we are in it',
    words: 'the bill|downtime|the pipeline|egress',
    names: 'The Last Ten Percent|Who Gets Paged',
  },
  {
    stems:
      'erp|crm|salesforce|hubspot|netsuite|sap|microsoft dynamics|system integrat|implementation',
    offer: 'ERP and CRM implementation',
    sellers: 'implementation partners',
    audience: 'midMarket',
    buyers: 'COOs, CFOs and heads of sales who have to live with the system',
    problems:
      'a go-live date chosen before the scope|fields that nobody fills in|customizations that block each upgrade|a sponsor who left in the middle',
    moments: 'the quarter the old version loses support|the year after an acquisition',
    myth: 'The software is the hard part',
    words: 'go-live|customizations|master data|the sponsor',
    names: 'Six Weeks to Go-Live|Fields Nobody Fills',
  },
  {
    stems: 'ux|product design|user experience|user research|ui design|product consult',
    offer: 'product design and research',
    sellers: 'product designers',
    audience: 'engineering',
    buyers: 'heads of product whose users do not do what the roadmap expected',
    problems:
      'features that are shipped and not found|sign-ups that end on the second screen|a founder who designs by opinion|research that arrives after the decision',
    moments: 'the month activation falls|the quarter before a redesign',
    myth: 'Our users tell us what they want',
    words: 'activation|the onboarding|the roadmap|usability',
    names: 'The Second Screen|Shipped and Not Found',
  },
  {
    stems: 'edtech|learning platform|school software|education technology',
    offer: 'software for schools',
    sellers: 'edtech vendors',
    client: 'customer',
    audience: 'schools',
    problems:
      'licenses that are paid and not opened|teachers with eleven passwords|a pilot without a question|data the district may not hold',
    moments: 'the spring before budgets close|the August a grant arrives',
    myth: 'Teachers resist technology',
    words: 'rostering|the pilot|data privacy|professional development',
    names: 'Licensed and Unopened|The August Login',
  },
  {
    stems:
      'health tech|healthtech|digital health|ehr|medical software|telehealth|healthcare it|medical device|medtech|health software|healthcare software',
    offer: 'healthcare technology',
    sellers: 'health technology vendors',
    client: 'customer',
    audience: 'hospitals',
    problems:
      'a pilot loved by one physician and owned by nobody|a security review of nine months|alerts that are clicked away|savings that land in another department’s budget',
    moments: 'the quarter before a capital budget closes|the month a system contract ends',
    myth: 'Clinicians will adopt what saves lives',
    words: 'the workflow|integration|clicks|the value analysis committee',
    names: 'Nine Months to Yes|One More Click',
  },
  {
    stems:
      'hr software|hr tech|payroll software|applicant track|hris|workforce software|people analytics',
    offer: 'HR software',
    sellers: 'HR software vendors',
    client: 'customer',
    audience: 'hr',
    guests:
      'a head of HR who ran three systems at once|a people leader who stopped a rollout in the second month|an HR director who moved over from operations',
    openers:
      'What happened in the second month that made you stop it?|What did you believe about HR software while you were in operations?',
    talk: {
      second: 'a finance chief whose headcount is different',
      paper: 'a renewal letter for HR software',
      debate: 'one system for everything, or the best for each job',
      asks: 'Which of the three headcounts did you take to the board?|What did managers do the evening before the reviews were due?|Who signed the renewal, and who had been asked?',
    },
    problems:
      'three systems that disagree on the headcount|reviews that are written on the last evening|a portal employees open once a year|a contract renewed by finance',
    moments: 'the quarter headcount passes a hundred|the month before open enrollment',
    myth: 'Managers will not use a new tool anyway',
    words: 'headcount|the review cycle|self-service|compliance',
    names: 'Three Headcounts|Past One Hundred',
  },
  {
    stems:
      'logistics software|supply chain software|warehouse software|wms|tms|fleet software|freight tech|transport management|freight software',
    offer: 'logistics software',
    sellers: 'logistics software vendors',
    client: 'customer',
    audience: 'supplyChain',
    talk: {
      second: 'a dock supervisor with the radio in hand',
      paper: 'the exception list of one day',
      debate: 'change the system before peak, or after it',
      asks: 'Who had the radio last Thursday, and which truck were they looking for?|How many portals does the first hour of the day take, and who opens them?|What did last peak season cost you that never showed on a freight bill?',
    },
    problems:
      'a yard that is run by radio|carrier portals opened one by one|a peak season planned from last year’s email|exceptions found by the customer',
    moments: 'the months after peak season|the quarter a large customer asks for tracking',
    myth: 'Our process is too special for a standard system',
    words: 'the yard|exceptions|dock appointments|EDI',
    names: 'Exceptions at the Dock|After Peak',
  },
  {
    stems:
      'construction software|construction tech|contech|proptech|real estate software|estimating software',
    offer: 'construction software',
    sellers: 'construction software vendors',
    client: 'customer',
    audience: 'construction',
    problems:
      'drawings on site that are one revision old|time sheets signed from memory|a superintendent with six apps|change orders kept in text messages',
    moments: 'the month after a lost claim|the winter before the next season',
    myth: 'The field will never use it',
    words: 'the field|the revision|RFIs|daily logs',
    names: 'One Revision Old|Field and Office',
  },
  {
    stems:
      'legal tech|legal software|contract management|e discovery|law firm software|legal operations',
    offer: 'legal technology',
    sellers: 'legal technology vendors',
    client: 'customer',
    audience: 'counsel',
    problems:
      'contracts that are signed and lost|a renewal noticed a week too late|tools bought by lawyers and ignored by sales|a repository that is a shared drive',
    moments:
      'the month a contract renews by itself|the quarter the team is asked to cut outside spend',
    myth: 'Sales will never use the template',
    words: 'the repository|redlines|playbooks|renewals',
    names: 'Signed and Lost|The Renewal Clause',
  },
  {
    stems:
      'marketing software|martech|sales software|sales tech|revenue software|email software|lead software',
    offer: 'marketing and sales software',
    sellers: 'marketing software vendors',
    client: 'customer',
    audience: 'marketing',
    problems:
      'nine tools and one intern who knows them|a lead score that sales laughs at|contacts that left their jobs two years ago|reports built on the evening before the board',
    moments: 'the quarter after a new head of sales|the month before the largest renewal',
    myth: 'We need better attribution before we spend more',
    words: 'the stack|lead scoring|attribution|list decay',
    names: 'Nine Tools Later|The Lead Nobody Called',
  },
  {
    stems: 'video game|game develop|game studio|esport|vr|augmented',
    offer: 'games and interactive work',
    sellers: 'game studios',
    client: 'customer',
    audience: 'enthusiasts',
    buyers: 'players who follow a genre closely and decide what their friends play',
    problems:
      'a backlog longer than the year|early access that never ends|reviews written after two hours|communities ruined by ten people',
    moments: 'the week of a seasonal sale|the month before a sequel',
    myth: 'Good games find their players',
    words: 'the backlog|early access|patch notes|the wishlist',
    names: 'After Two Hours|Patch Notes, Aloud',
  },
  {
    stems: 'telecom|internet provider|voip|network equipment|wireless|iot|sensor',
    offer: 'connectivity and sensors',
    sellers: 'telecom vendors',
    client: 'customer',
    audience: 'it',
    problems:
      'lines billed for offices that closed|a site that is offline each time it rains|sensors whose data nobody reads|three providers and no owner',
    moments: 'the year a carrier contract ends|the month a site opens',
    myth: 'Connectivity is a commodity',
    words: 'uptime|the last mile|the contract end|failover',
    names: 'Offline When It Rains|The Last Mile, Measured',
  },
  {
    stems:
      'accounting software|expense software|spend management|finance software|fp a|accounting automation|billing',
    offer: 'finance software',
    sellers: 'finance software vendors',
    client: 'customer',
    audience: 'finance',
    problems:
      'invoices approved in a hallway|a close that waits for three people|cards nobody reconciles|a model that breaks when its maker is on leave',
    moments: 'the weeks after a painful audit|the quarter a second entity is added',
    myth: 'Our process is fine, it is only month end that hurts',
    words: 'approvals|the month end|the audit trail|reconciliation',
    names: 'Day Nine of the Close|Approved in a Hallway',
  },
];
