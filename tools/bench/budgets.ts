import type { Budget } from './row.ts';

const atLeast = (limit: number): Budget => ({ of: 'measured', is: '≥', limit });
const atMost = (limit: number): Budget => ({ of: 'measured', is: '≤', limit });
const ratioAtLeast = (limit: number): Budget => ({ of: 'ratio', is: '≥', limit });
const ratioAtMost = (limit: number): Budget => ({ of: 'ratio', is: '≤', limit });
const aboveAtMost = (limit: number): Budget => ({ of: 'difference', is: '≤', limit });

/** Every limit of a measurement, in the unit of its row. */
export const budgets = {
  /** Requests per second against Fastify that sends one ready buffer. */
  blogCall: ratioAtLeast(0.5),
  page: ratioAtLeast(0.7),
  /** Requests per second against Fastify with one insert. */
  leadSqlite: ratioAtLeast(0.6),
  leadPostgres: ratioAtLeast(0.8),
  /** Milliseconds of CPU of the main thread. */
  anonymousRequest: atMost(20),
  /** Milliseconds of CPU after the content has changed. */
  coldPage: atMost(60),
  /** Rows per second, and megabytes above the idle process. */
  exportRate: atLeast(100_000),
  exportMemory: atMost(150),
  /** Milliseconds, 95th percentile. */
  adminList: atMost(50),
  adminReport: atMost(250),
  /** Against bare Fastify with SQLite, and in milliseconds. */
  laterStart: ratioAtMost(4),
  laterStartTime: atMost(1000),
  buildTime: atMost(15_000),
  lost: atMost(0),
  /** 300 people, all of them active: milliseconds above the p99 of a relay. */
  everyoneLatency: aboveAtMost(40),
  /** KB after compression. */
  pageJavaScript: atMost(125),
  toolJavaScript: atMost(150),
  pageCss: atMost(18),
  pageBytes: atMost(300),
  failures: atMost(0),
  lighthousePerformance: atLeast(97),
  lighthouseOther: atLeast(100),
  layoutShift: atMost(0.02),
  /** The memory in the last quarter of the load against the third. */
  memoryGrowth: ratioAtMost(1.05),
};
