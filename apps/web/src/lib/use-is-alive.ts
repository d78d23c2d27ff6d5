import { useSyncExternalStore } from 'react'

/** Whether scripts have taken the page over; false on the server and while a browser hydrates. */
export const useIsAlive = (): boolean => useSyncExternalStore(never, yes, no)

const never = () => () => {}
const yes = () => true
const no = () => false
