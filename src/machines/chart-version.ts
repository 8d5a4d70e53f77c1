/**
 * Returns the version of a machine: a short hash of its chart (states, events, names of guards and actions, targets),
 * identical in the browser and in Node. Functions lose their names in a build, so they do not count; neither do the
 * lengths of delays. FNV-1a, 32 bits: it distinguishes releases, and there is no benefit in forging it.
 */
export const chartVersion = (chart: unknown): string => {
  let hash = 2_166_136_261
  for (const sign of JSON.stringify(chart)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0).toString(36)
}
