/** Words before how long something was done. "In two years" is how fast. */
export const forWords =
  "for|over|during|über|während|seit|pendant|durante|por|per|gedurende|i|pod|przez|po dobu|depuis|desde hace|há|da";
/** Since a year. */
export const sinceWords = "since|from|ab|seit|depuis|desde|dal|sinds|vanaf|sedan|från|od";
/** In a year. */
export const inWords = "in|during|im jahr|en|em|nel|i|w|v";
