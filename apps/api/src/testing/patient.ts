/** Time-outs of tests in milliseconds: a crowd that waits for one row must not fail because the machine is busy. */
export const patient = { statementTimeoutMs: 60_000, lockTimeoutMs: 45_000 } as const
