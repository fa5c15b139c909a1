### Words of the card of a term.

card_shownIn = Shown in:
card_inGlossary = In the glossary
card_aliases = Also:
