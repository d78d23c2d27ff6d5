/** After so long without a sign, whoever was writing something at the desk has gone (seconds). */
export const lockSecondsMax = 120
