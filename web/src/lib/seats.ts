// One colour and one dash pattern a seat, the same in every chart.
export const INKS = ["#ff5a4f", "#27c4bc", "#ffd21f", "#b58bea", "#6aa8f5", "#8bd42f"] as const;
export const DASHES = ["", "14 5", "4 5", "20 5 4 5", "9 9", "2 3 10 3"] as const;
