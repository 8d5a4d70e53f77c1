/** Whether one of the matched routes has loaded a page that no longer exists. */
export const hasEnded = (matches: ReadonlyArray<{ readonly loaderData?: unknown }>): boolean =>
  matches.some(
    ({ loaderData }) =>
      typeof loaderData === "object" &&
      loaderData !== null &&
      "pageStatus" in loaderData &&
      loaderData.pageStatus === 410
  )
