/**
 * The version of a machine: a short word that its chart alone decides (states, events, the names of guards and actions,
 * targets), alike in the browser and in Node. Functions have no name once a script is built, so they do not count; nor
 * does how long a delay is. FNV-1a, 32 bits: it tells two releases apart, and forging it gains nothing.
 */
export const chartVersion = (chart: unknown): string => {
  let hash = 2_166_136_261
  for (const sign of JSON.stringify(chart)) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0).toString(36)
}
