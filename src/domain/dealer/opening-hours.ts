/** A period in which a dealer can be reached; Monday is day 1, and times are local, e.g. "07:30". */
export interface OpenTime {
  readonly day: number
  readonly from: string
  readonly to: string
}

/** Consecutive days with the same opening hours. */
export interface OpenDays {
  readonly firstDay: number
  readonly lastDay: number
  readonly times: ReadonlyArray<Pick<OpenTime, "from" | "to">>
}

interface Open {
  readonly openingHours: ReadonlyArray<OpenTime>
}

/** Returns the branch's own hours if it has any, otherwise those of its dealer (rule dealer.hours). */
export const openingHoursAt = (dealer: Open, branch: Open | undefined): ReadonlyArray<OpenTime> =>
  branch === undefined || branch.openingHours.length === 0 ? dealer.openingHours : branch.openingHours

/** Sunday. */
const lastOfWeek = 7

/**
 * Groups opening hours for display: consecutive days with the same hours form one entry, and closed days are left out.
 */
export const openDays = (hours: ReadonlyArray<OpenTime>): ReadonlyArray<OpenDays> => {
  const groups: Array<OpenDays> = []
  for (let day = 1; day <= lastOfWeek; day++) {
    const times = hours
      .filter((each) => each.day === day)
      .map(({ from, to }) => ({ from, to }))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    if (times.length === 0) continue
    const last = groups.at(-1)
    if (last?.lastDay === day - 1 && JSON.stringify(last.times) === JSON.stringify(times))
      groups[groups.length - 1] = { ...last, lastDay: day }
    else groups.push({ firstDay: day, lastDay: day, times })
  }
  return groups
}
