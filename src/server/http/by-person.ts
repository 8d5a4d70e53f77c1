import { isRobot } from "../../domain/robots.ts"

interface Asked {
  readonly method?: string | undefined
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
}

/** Whether a person sees the response now: the client is neither a declared bot nor prefetching. */
export const isByPerson = ({ method, headers }: Asked): boolean => {
  const agent = headers["user-agent"]
  return (
    method !== "HEAD" &&
    !isRobot(typeof agent === "string" ? agent : undefined) &&
    headers["sec-purpose"] === undefined &&
    headers["purpose"] === undefined
  )
}
