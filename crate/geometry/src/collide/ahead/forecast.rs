//! How long a number of hands would take.

/// Times for one number of hands, in the unit of the given ones.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Forecast {
    pub fixed: f64,
    pub dynamic: f64,
    pub stealing: f64,
    /// `t1 + t2 + t3 + t4/N` (section 3.6.2).
    pub ideal: f64,
}

/// Times of all steps for `hands` hands, from the times of steps 1–3 on one hand and the time of each pair's test, in the
/// list's order. Hands are equal and sharing costs nothing, which real machines only come near to. In the dynamic way
/// one hand lists the pairs evenly in the third time, then tests too.
pub fn forecast(steps: [f64; 3], costs: &[f64], hands: usize) -> Forecast {
    let hands = hands.max(1);
    let [t1, t2, t3] = steps;
    let before = t1 + t2 + t3;
    Forecast {
        fixed: before + fixed(costs, hands),
        dynamic: t1 + t2 + dynamic(t3, costs, hands),
        stealing: before + stealing(costs, hands),
        ideal: before + costs.iter().sum::<f64>() / hands as f64,
    }
}

fn fixed(costs: &[f64], hands: usize) -> f64 {
    let of_hand = |hand| costs.iter().skip(hand).step_by(hands).sum();
    (0..hands).map(of_hand).fold(0.0, f64::max)
}

/// The hand that is free first takes the next pair, once it is listed.
fn dynamic(listing: f64, costs: &[f64], hands: usize) -> f64 {
    let mut free = vec![0.0; hands];
    free[0] = listing;
    for (i, cost) in (1_u32..).zip(costs) {
        let listed = listing * f64::from(i) / costs.len() as f64;
        let hand = first(&free);
        free[hand] = free[hand].max(listed) + cost;
    }
    free.into_iter().fold(listing, f64::max)
}

/// Each hand begins with an equal part; when one is done it takes half of the longest rest.
fn stealing(costs: &[f64], hands: usize) -> f64 {
    let mut rests: Vec<&[f64]> = (0..hands)
        .map(|i| &costs[i * costs.len() / hands..(i + 1) * costs.len() / hands])
        .collect();
    let mut free = vec![0.0; hands];
    let mut end = 0.0_f64;
    loop {
        let hand = first(&free);
        if let Some((cost, rest)) = rests[hand].split_first() {
            rests[hand] = rest;
            free[hand] += cost;
            end = end.max(free[hand]);
            continue;
        }
        let Some(victim) = (0..hands)
            .max_by_key(|&i| rests[i].len())
            .filter(|&i| !rests[i].is_empty())
        else {
            return end;
        };
        let (kept, stolen) = rests[victim].split_at(rests[victim].len() / 2);
        rests[victim] = kept;
        rests[hand] = stolen;
    }
}

/// Who is free first.
fn first(free: &[f64]) -> usize {
    let mut first = 0;
    for (hand, time) in free.iter().enumerate() {
        if *time < free[first] {
            first = hand;
        }
    }
    first
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_hand_needs_the_sum() {
        let told = forecast([1.0, 2.0, 3.0], &[4.0, 5.0], 1);
        let all = Forecast {
            fixed: 15.0,
            dynamic: 15.0,
            stealing: 15.0,
            ideal: 15.0,
        };
        assert_eq!(told, all);
    }

    #[test]
    fn costs_that_take_turns_are_the_worst_for_the_static_way() {
        let costs: Vec<f64> = (0..100)
            .map(|i| if i % 2 == 0 { 9.0 } else { 1.0 })
            .collect();
        let told = forecast([0.0; 3], &costs, 2);
        assert_eq!((told.fixed, told.ideal), (450.0, 250.0));
        assert!(told.dynamic <= 259.0 && told.stealing <= 259.0, "{told:?}");
    }

    #[test]
    fn nobody_beats_the_ideal_or_the_list() {
        let costs: Vec<f64> = (0_u32..777).map(|i| f64::from(i * i % 101)).collect();
        for hands in 1..=64 {
            let told = forecast([1.0, 2.0, 50.0], &costs, hands);
            assert!(told.fixed >= told.ideal && told.stealing >= told.ideal - 1.0);
            assert!(told.dynamic >= 53.0 && told.dynamic <= told.fixed + 200.0);
        }
        assert_eq!(forecast([0.0; 3], &[], 7).stealing, 0.0);
    }
}
