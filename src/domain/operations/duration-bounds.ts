/**
 * Upper bounds of the duration histogram in seconds: from cached pages and fast calls to slow responses and the
 * deadline.
 */
export const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const
