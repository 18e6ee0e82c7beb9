import type { Budget } from './row.ts';

const atLeast = (limit: number): Budget => ({ of: 'measured', is: '≥', limit });
const atMost = (limit: number): Budget => ({ of: 'measured', is: '≤', limit });
const ratioAtLeast = (limit: number): Budget => ({ of: 'ratio', is: '≥', limit });
const ratioAtMost = (limit: number): Budget => ({ of: 'ratio', is: '≤', limit });
const aboveAtMost = (limit: number): Budget => ({ of: 'difference', is: '≤', limit });

/** Every limit of a measurement, in the unit of its row. */
export const budgets = {
  /** Requests per second against Fastify that sends one ready buffer. */
  blogCall: ratioAtLeast(0.9),
  page: ratioAtLeast(0.8),
  /** Requests per second against Fastify with one insert. */
  leadSqlite: ratioAtLeast(0.6),
  leadPostgres: ratioAtLeast(0.8),
  /** Milliseconds of CPU of the main thread. */
  anonymousRequest: atMost(20),
  /** Milliseconds of CPU after the content has changed. */
  coldPage: atMost(15),
  /** Rows per second, and megabytes above the idle process. */
  exportRate: atLeast(150_000),
  exportMemory: atMost(100),
  /** Milliseconds, 95th percentile. */
  adminList: atMost(50),
  adminReport: atMost(250),
  /** Against bare Fastify with SQLite, and in milliseconds. */
  laterStart: ratioAtMost(4),
  laterStartTime: atMost(500),
  buildTime: atMost(10_000),
  /** Megabytes for 2,000 sockets and 300 streams, and a page's p99 under that load in milliseconds. */
  socketMemory: atMost(150),
  pageAmongSockets: atMost(20),
  lost: atMost(0),
  /** 500 people, 10 of them active, against a relay. */
  crowdLatency: ratioAtMost(2),
  crowdCpu: ratioAtMost(1),
  /** 300 people, all of them active: milliseconds above the p99 of a relay. */
  everyoneLatency: aboveAtMost(40),
  /** Milliseconds of the main thread for a frame at 60 Hz, and notes that React renders meanwhile. */
  frameWork: atMost(16.7),
  framesRendered: atMost(1),
  /** Milliseconds from the navigation to the first notes of a large board. */
  boardOpening: atMost(1000),
  /** KB after compression. */
  pageJavaScript: atMost(130),
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
