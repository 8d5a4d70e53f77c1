import { isRobot } from "../../domain/robots.ts"

interface Asked {
  readonly method?: string | undefined
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
}

/** Whether a person looks at the answer now: the client is no declared program, and does not prefetch. */
export const isByPerson = ({ method, headers }: Asked): boolean => {
  const agent = headers["user-agent"]
  return (
    method !== "HEAD" &&
    !isRobot(typeof agent === "string" ? agent : undefined) &&
    headers["sec-purpose"] === undefined &&
    headers["purpose"] === undefined
  )
}
