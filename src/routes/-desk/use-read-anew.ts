import { useQueryClient } from "@tanstack/react-query"

/** Waits for an act and reloads the page's data, also after a refusal, since another user may have been faster. */
export const useReadAnew = () => {
  const queries = useQueryClient()
  return async <Outcome>(acting: Promise<Outcome>): Promise<Outcome> => {
    const outcome = await acting
    await queries.invalidateQueries()
    return outcome
  }
}
