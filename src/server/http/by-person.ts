import { isRobot } from "../../domain/robots.ts"

interface Asked {
  readonly method?: string | undefined
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
}

/** Whether a person asks, who looks at the answer now: no program that says so, and nothing that reads ahead. */
export const isByPerson = ({ method, headers }: Asked): boolean => {
  const agent = headers["user-agent"]
  return (
    method !== "HEAD" &&
    !isRobot(typeof agent === "string" ? agent : undefined) &&
    headers["sec-purpose"] === undefined &&
    headers["purpose"] === undefined
  )
}
