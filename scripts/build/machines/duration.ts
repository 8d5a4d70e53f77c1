const units = [
  [3_600_000, "h"],
  [60_000, "min"],
  [1000, "s"]
] as const

/** Formats a duration in readable units: 300 ms, 1.5 s, 30 min. */
export const duration = (ms: number): string => {
  const [size, unit] = units.find(([least]) => ms >= least) ?? [1, "ms"]
  return `${ms / size} ${unit}`
}
