/** Whether the loader of a matched route found that its page no longer exists. */
export const hasEnded = (matches: ReadonlyArray<{ readonly loaderData?: unknown }>): boolean =>
  matches.some(
    ({ loaderData }) =>
      typeof loaderData === "object" &&
      loaderData !== null &&
      "pageStatus" in loaderData &&
      loaderData.pageStatus === 410
  )
